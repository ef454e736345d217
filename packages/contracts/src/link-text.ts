const LETTER = String.raw`[\p{L}\p{N}]`
/** The ends of domains that people know, written as a name: `Evil.Com`. Others look like the beginning of a sentence. */
const KNOWN_ENDS = '(?:Com|Net|Org|Info)'

/**
 * What a mail program makes a link of, as the source of a pattern with the flag `u`: an address, and a bare domain such as `evil.com`, all of whose end
 * is in one case or has a path behind it. `birthday.Enjoy` is two sentences.
 */
export const LINK_TEXT = [
  ':\\/\\/',
  '[wW]{3}\\.',
  String.raw`${LETTER}\.(?:\p{Ll}{2,}|\p{Lu}{2,}|${KNOWN_ENDS})(?!\p{L})`,
  String.raw`${LETTER}\.\p{L}{2,}\/`,
].join('|')

const LINK = new RegExp(LINK_TEXT, 'u')

/** Whether a text has something in it that a mail program would make a link of. */
export const hasLink = (text: string): boolean => LINK.test(text)
