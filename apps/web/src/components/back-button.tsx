import { useNavigate } from '../lib/router/router-context.js';
import { paths } from '../config/paths.js';
import { Icon } from './icon.js';

/** PUB-404-02: goes back one step, or to the home page if the visit began here. Without JavaScript it is a link to the home page. */
export function BackButton({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <a
      className="button outline"
      href={paths.home}
      onClick={(event) => {
        event.preventDefault();
        if (history.length > 1) void navigate(-1);
        else void navigate(paths.home);
      }}
    >
      <Icon name="arrow-left" />
      {label}
    </a>
  );
}
