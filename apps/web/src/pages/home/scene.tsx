import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import type { GameName } from '../play/books.ts';
import './scene.css';

/** BRGY BRG BRY RG BR RY R GY G and blank: red and green meet on the first, the second and the fourth. */
const UNIVERSE = [15, 7, 11, 6, 3, 10, 2, 12, 4, 0];
const RED_AND_GREEN = 6;
const GOALS = { onsets: ['3'], equations: ['red:2', 'blue:0'] } as const;
const SOLUTIONS = {
  onsets: ['R', 'n', 'G'],
  equations: ['red:3', 'blue:x', 'green:4', 'red:+', 'black:8'],
} as const;
const REST = [
  'red:1',
  'blue:/',
  'green:5',
  'black:7',
  'red:-',
  'green:x',
  'blue:2',
  'black:r',
  'green:^',
  'blue:3',
  'black:9',
  'green:6',
];

/** A moment of a game with its real pieces, and what is to be seen there. */
export function Scene({ game }: { readonly game: GameName }): ReactNode {
  const { home } = useWords();
  return (
    <figure className="scene">
      <div className="scene-row" aria-hidden="true">
        <span className="scene-goal">
          {GOALS[game].map((cube) => (
            <Cube key={cube} cube={cube} silent />
          ))}
        </span>
        <span className="scene-is">=</span>
        {SOLUTIONS[game].map((cube) => (
          <Cube key={cube} cube={cube} silent />
        ))}
      </div>
      <div className="scene-rest" data-game={game} aria-hidden="true">
        {game === 'onsets'
          ? UNIVERSE.map((card) => (
              <Card
                key={card}
                card={card}
                silent
                state={(card & RED_AND_GREEN) === RED_AND_GREEN ? 'selected' : 'plain'}
              />
            ))
          : REST.map((cube) => <Cube key={cube} cube={cube} silent />)}
      </div>
      <figcaption>{home.scenes[game]}</figcaption>
    </figure>
  );
}
