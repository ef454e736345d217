// Imports nothing: the gateway serves this file to the frames of its card fields as it is.

const IGNORED = /[\p{DI}\ufff9-\ufffb]/u
const IGNORED_OF_ALL = /[\p{DI}\ufff9-\ufffb]/gu
const VARIANT = /[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]/u
const EMOJI_TAG = /[\u{e0020}-\u{e007f}]/u
/** Scripts whose letters change with a joiner or non-joiner beside them. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u
const isLetterOf = (sign: string): boolean => /[\p{L}\p{M}]/u.test(sign) && JOINING.test(sign)
const isPictograph = (sign: string): boolean => /\p{Extended_Pictographic}|\p{EMod}|\ufe0f/u.test(sign)

/** Whether a sign without a shape of its own changes how its neighbours are written. */
function isNeeded(sign: string, before: string, after: string): boolean {
  if (VARIANT.test(sign)) return /[\p{L}\p{M}\p{N}\p{S}]/u.test(before)
  if (EMOJI_TAG.test(sign)) return before === '\u{1f3f4}' || EMOJI_TAG.test(before)
  if (sign === '\u200c') return isLetterOf(before) && isLetterOf(after)
  if (sign === '\u200d') return isLetterOf(before) || (isPictograph(before) && isPictograph(after))
  return false
}

/** Without direction marks, zero-width spaces, fillers and the like, but for the joiners that a script needs within a word. */
function withoutInvisible(text: string): string {
  if (!IGNORED.test(text)) return text
  const signs = [...text]
  const left: string[] = []
  for (const [index, sign] of signs.entries()) if (!IGNORED.test(sign) || isNeeded(sign, left.at(-1) ?? '', signs[index + 1] ?? '')) left.push(sign)
  return left.join('')
}

// º and ª stay what they are: Mª is María, not Ma. An accent without its letter, typed for an apostrophe, would become a space and a mark.
const composed = (text: string): string => text.replaceAll('\u00b4', '’').replace(/[^ªº]+/g, (part) => part.normalize('NFKC'))

/** A text of several lines as typed or pasted: every kind of space and line break is the usual one, what cannot be seen is gone, tabs and lines stay. */
export const typedProse = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .trim()

/**
 * A name, a title, an address of mail as typed or pasted: of full-width and half-width letters the usual ones, one hyphen for all of them, one space
 * between words, nothing invisible. A line break stays, for its field to refuse.
 */
export const typedLine = (text: string): string =>
  typedProse(composed(text))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[ \t]+/g, ' ')

/** The digits of every script as 0 to 9. A script has its ten in a row. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)))

function digitValue(point: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++
  return before % 10
}

/** A code, a phone number, a date: as `typedLine`, and with digits of ours. Between digits the long mark of kana is a hyphen. */
export const typedCode = (text: string): string => plainDigits(typedLine(text)).replace(/(\d ?)ー(?= ?\d)/g, '$1-')

/** Groups of three by one sign, and decimals by the other; `CLEAR` where no language reads it otherwise. */
const BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const BY_COMMA_CLEAR = /^\d{1,3}(,\d{3})+\.\d*$|^\d{1,3}(,\d{3}){2,}$/
const BY_DOT = /^\d{1,3}(\.\d{3})+(,\d*)?$/
const BY_DOT_CLEAR = /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/

/**
 * Digits and a dot of an amount as people write it, in any digits: 1,234.50, 1.234,50 and ١٬٢٣٤٫٥٠ alike, whatever sign or space is around it.
 * `decimal` is the sign the writer's language puts before decimals: it alone tells what 1.234 and 1,234 are.
 */
export function plainAmount(text: string, decimal: '.' | ',' = '.'): string {
  const typed = typedCode(text).replace(/[٬'’]/g, '')
  const bare = typed.replace(/[^\d.,٫]/g, '')
  // The Arabic sign of decimals means nothing else.
  if (bare.includes('٫')) return bare.replace(/[.,]/g, '').replaceAll('٫', '.')
  const [byComma, byDot] = decimal === '.' ? [BY_COMMA, BY_DOT_CLEAR] : [BY_COMMA_CLEAR, BY_DOT]
  if (byComma.test(bare)) return bare.replaceAll(',', '')
  return (byDot.test(bare) ? bare.replaceAll('.', '') : bare).replaceAll(',', '.')
}

/**
 * Digits and a dot of an amount that a program sends as text. Only what every language reads alike: 40.50, 40,50, 1,234.50 and 1.234,50. What may be
 * a thousand or a decimal (1,234) stays as it was typed, to be refused.
 */
export function sentAmount(text: string): string {
  const typed = typedCode(text)
  if (typed.includes('٫')) return typed.replaceAll('٬', '').replace('٫', '.')
  const bare = typed.replaceAll('٬', '')
  if (BY_COMMA_CLEAR.test(bare)) return bare.replaceAll(',', '')
  if (BY_DOT_CLEAR.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  return /^-?\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare
}

/** Whether a text has a letter or a figure: what has none is no name of anybody. The lines that lengthen letters (ـ, ー) are none by themselves. */
export const isNamed = (text: string): boolean => /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(text.replace(IGNORED_OF_ALL, ''))
