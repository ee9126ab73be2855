/** Sentences that the rules say themselves, as people are told them. What an exchange costs stands in its own figures. */
export function said(sentence: string): string {
  return sentence.replace(/( would avoid it): .*$/, '$1');
}
