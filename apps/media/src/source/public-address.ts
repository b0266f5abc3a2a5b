import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AddressRefused } from './address-refused.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is on the public internet, i.e. not this machine, its networks, or a cloud's internal services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address mapped into IPv6 is checked as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Only this part of IPv6 is assigned; other addresses (e.g. ::127.0.0.1) are not public.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * A29: the DNS look-up for connections. The name is resolved and checked in the same step that provides the address for the connection, so
 * it cannot resolve differently for check and connection.
 */
export function publicLookup(isAllowed = isPublicAddress, resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address))) {
          callback(new AddressRefused('address-not-public'), '', 0);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(new AddressRefused('unknown-host', error), '', 0),
    );
  };
}
