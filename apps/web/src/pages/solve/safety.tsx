import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { faceOf } from '../../pieces/face.ts';
import type { Position } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { useSafety } from './use-safety.ts';
import type { Move } from './use-safety.ts';

const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
const SAFETIES = ['alive', 'now', 'impossible', 'unknown'] as const;

/** Cube by section: what the next player could rightly say after each move. */
export function Safety({ position }: { readonly position: Position }): ReactNode {
  const { solve, position: words, said } = useWords();
  const { state, start, stop } = useSafety(position);
  const moves = 'moves' in state ? state.moves : [];
  const known = moves.filter(({ safety }) => safety !== null).length;
  return (
    <section className="stack">
      <div>
        <h2>{solve.safety}</h2>
        <p className="soft">{solve.safetyIntro}</p>
      </div>
      {state.kind === 'working' ? (
        <div className="row safety-progress">
          <button type="button" onClick={stop}>
            {solve.stop}
          </button>
          <progress aria-label={solve.progress(known, moves.length)} max={moves.length} value={known} />
          <span className="soft">{solve.progress(known, moves.length)}</span>
        </div>
      ) : (
        <p className="solve-start">
          <button type="button" disabled={position.goal === ''} onClick={start}>
            {solve.safetyGo}
          </button>{' '}
          {position.goal === '' ? <span className="soft">{solve.needs}</span> : null}
        </p>
      )}
      {state.kind === 'problem' ? (
        <p className="note warn">
          {words.problem} {said(state.message)}
        </p>
      ) : null}
      {state.kind === 'done' && moves.length === 0 ? <p className="note">{solve.noMoves}</p> : null}
      {moves.length === 0 ? null : <Grid moves={moves} />}
    </section>
  );
}

function Grid({ moves }: { readonly moves: readonly Move[] }): ReactNode {
  const { solve, position: words, pieces } = useWords();
  const rows = Map.groupBy(moves, ({ from, cube }) => `${from} ${cube}`);
  return (
    <>
      <table className="safety">
        <thead>
          <tr>
            <th scope="col">{solve.cube}</th>
            {SECTIONS.map((section) => (
              <th key={section} scope="col">
                {words.sections[section]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, entries]) => {
            const { cube, from } = entries[0]!;
            const name = pieces.cube(faceOf(cube), 'up');
            return (
              <tr key={key}>
                <th scope="row">
                  <span className="unseen">{from === 'permitted' ? solve.shift(name) : name}</span>
                  {from === 'permitted' ? <span aria-hidden>↷ </span> : null}
                  <Cube cube={cube} silent />
                </th>
                {SECTIONS.map((section) => (
                  <Cell key={section} move={entries.find(({ to }) => to === section) ?? null} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="safety-legend">
        {SAFETIES.filter((one) => one !== 'unknown' || moves.some(({ safety }) => safety === one)).map(
          (safety) => (
            <li key={safety}>
              <span className="safety-sign" data-safety={safety} aria-hidden>
                {solve.signs[safety]}
              </span>{' '}
              {solve.safeties[safety]}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Cell({ move }: { readonly move: Move | null }): ReactNode {
  const { solve } = useWords();
  if (move === null)
    return (
      <td>
        <span className="soft" title={solve.notAllowed}>
          – <span className="unseen">{solve.notAllowed}</span>
        </span>
      </td>
    );
  if (move.safety === null) return <td className="soft">…</td>;
  return (
    <td aria-label={solve.safeties[move.safety]}>
      <span className="safety-sign" data-safety={move.safety} title={solve.safeties[move.safety]}>
        {solve.signs[move.safety]}
      </span>
    </td>
  );
}
