import { useId } from 'react';
import type { ReactNode } from 'react';
import './open-file.css';

interface OpenFileProps {
  readonly label: string;
  readonly onOpen: (file: File) => void;
  readonly main?: boolean;
}

/** A file from this device; the browser's own button says too little and is too wide for a phone. */
export function OpenFile({ label, onOpen, main = false }: OpenFileProps): ReactNode {
  const id = useId();
  return (
    <span className="open-file">
      <input
        id={id}
        type="file"
        accept=".json,application/json,.txt,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file !== undefined) onOpen(file);
        }}
      />
      <label htmlFor={id} className={main ? 'main-action' : 'other-action'}>
        {label}
      </label>
    </span>
  );
}
