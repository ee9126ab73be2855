import { may } from '@forceout/rules/match';
import { expect, test } from 'vitest';
import { matchView, shakeView } from '../testing.ts';
import { topicNow } from './topics.ts';

const mat = shakeView({}).mat;
const moving = (turn: number) => ({ kind: 'moving', turn, first: false, bonus: null }) as const;

test('one thing at a time, and each of them once', () => {
  const match = matchView({ phase: moving(1) });
  expect(topicNow(match, 1, [], may(match, 1))).toBe('goal');
  expect(topicNow(match, 1, ['goal'], may(match, 1))).toBe('move');
  expect(topicNow(match, 1, ['goal', 'move'], may(match, 1))).toBeNull();
  expect(topicNow(match, 2, ['goal'], may(match, 2))).toBeNull();
});

test('the block is told of when there is somebody to challenge and something on the mat', () => {
  const full = { ...mat, permitted: ['R', 'B', 'U', 'n'] };
  const match = matchView({ phase: moving(2), shake: shakeView({ mat: full, lastMover: 0 }) });
  expect(topicNow(match, 1, ['goal', 'move', 'danger'], may(match, 1))).toBe('block');
  expect(topicNow(match, 0, ['goal', 'move', 'danger'], may(match, 0))).toBeNull();
});

test('after two shakes, and for who only looks on, there is nothing to tell', () => {
  expect(topicNow(matchView({ shake: shakeView({ number: 3 }) }), 1, [], null)).toBeNull();
  expect(topicNow(matchView({}), null, [], null)).toBeNull();
});
