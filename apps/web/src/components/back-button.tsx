import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.js';
import { Icon } from './icon.js';

/** PUB-404-02: one step back, or home when the visit began here. Without JavaScript a link home. */
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
