import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { IconName } from '../../pieces/icon.tsx';
import type { CellIs } from '../facts/cells.ts';

/** A sign for each state of a table, so that colour is never alone; who just plays has none. */
const SIGNS: Readonly<Record<CellIs, IconName | null>> = {
  call: 'hand',
  conflict: 'wrong',
  overdue: 'sheet',
  entered: 'pencil',
  missing: 'people',
  seated: null,
  playing: null,
  out: 'forbidden',
  done: 'right',
};

export function CellIcon({ is }: { readonly is: CellIs }): ReactNode {
  const name = SIGNS[is];
  return name === null ? null : <Icon name={name} />;
}

export function CellSign({ is }: { readonly is: CellIs }): ReactNode {
  return (
    <span className="cell" data-is={is}>
      <CellIcon is={is} />
    </span>
  );
}
