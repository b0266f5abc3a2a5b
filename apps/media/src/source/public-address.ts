import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AddressRefused } from './address-refused.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address belongs to the open internet: not to this machine, its networks, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only this part is given to anybody: old clothes (::127.0.0.1) and what is not assigned are no internet.
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
 * A29: how names become addresses for a connection. Looked up and judged in one step and then dialled, so that a name
 * cannot answer one address to the check and another to the connection.
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
