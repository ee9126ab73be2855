import type { FileSentences } from '../../said/file-sentences.ts';
import type { Texts } from '../texts.ts';

const quoted = (all: readonly string[]): string => all.map((one) => `"${one}"`).join(', ');
const meant = (near: string | null): string => (near === null ? '' : `; did you mean "${near}"?`);

export const file: Texts<FileSentences> = {
  'file-missing': 'missing',
  'file-object': 'an object is expected',
  'file-object-with': ({ one, other }) => `an object with "${one}" and "${other}" is expected`,
  'file-list': 'a list is expected',
  'file-any-text': 'a text is expected',
  'file-text': ({ most }) => `a text of 1 to ${most} characters is expected`,
  'file-exactly': ({ what }) => `${what} is expected`,
  'file-either': ({ one, other }) => `"${one}" or "${other}" is expected`,
  'file-number': ({ orNull }) => `a number${orNull ? ' or null' : ''} is expected`,
  'file-whole-number': ({ least, most }) => `a whole number from ${least} to ${most} is expected`,
  'file-whole-numbers': ({ least, most }) => `a list of whole numbers from ${least} to ${most} is expected`,
  'file-true-or-false': 'true or false is expected',
  'file-one-of': ({ choices }) => `one of ${quoted(choices)} is expected`,
  'file-list-of': ({ choices }) => `a list of ${quoted(choices)} is expected`,
  'file-words': 'a list of words is expected',
  'file-section': 'the number of a section is expected',
  'file-no-field': ({ near }) => `no such field${meant(near)}`,
  'file-id': 'small letters, digits and hyphens between them are expected',
  'file-id-built-in': ({ id }) => `"${id}" is the name of a built-in book`,
  'file-id-taken': ({ id }) => `"${id}" is taken by another file`,
  'file-no-rulebook': ({ id, near }) => `there is no rulebook "${id}"${meant(near)}`,
  'file-no-question': ({ near }) => `no such question${meant(near)}`,
  'file-no-question-lists': 'no such question; lists are changed under "variations"',
  'file-part-by-part': ({ parts, more }) =>
    `this is answered part by part${parts.length === 0 ? '' : `: ${parts.join(', ')}${more ? ', …' : ''}`}`,
  'file-no-question-of-kind': ({ kind }) => `no such question where the kind is "${kind}"`,
  'file-kind-needs': ({ kind }) => `missing: the kind "${kind}" needs it`,
  'file-no-division': ({ near }) => `no such division${meant(near)}`,
  'file-not-played': ({ id, near }) => `"${id}" is not played in this division${meant(near)}`,
  'file-not-played-in': ({ id, division }) => `"${id}" is not played in ${division}`,
  'file-twice': ({ id }) => `"${id}" stands here twice`,
  'file-in-list': ({ id }) => `"${id}" is in the list already`,
  'file-no-variation': ({ id, near }) => `there is no variation "${id}"${meant(near)}`,
  'file-missing-like': 'missing: give it, or say with "like" where to take it from',
  'file-without-variations': 'this book plays without variations; answer "variationLists" too',
  'file-least-above-most': ({ least, most }) => `the least would be ${least} and the most ${most}`,
};
