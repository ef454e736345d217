const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ']
const VOWEL = /[aeiou]/i

/** The places, tags and plurals of a message, which stay as they are, and the words between them. */
const PIECES = /(\{\d+, plural, |\}(?: (?:zero|one|two|few|many|other) \{)?|(?:one|other) \{|\{\d+\}|<\/?\d+\/?>|#)/

/** English in disguise: `en-XA` accented and about 40 % longer, `ar-XB` as it is, between marks that turn it from right to left. */
export function pseudoText(message: string, language: string): string {
  const pieces = message.split(PIECES)
  return pieces.map((piece, index) => (index % 2 === 1 || piece === '' ? piece : disguised(piece, language))).join('')
}

function disguised(words: string, language: string): string {
  // Right to left override and its end: letters run the other way, as they would in Arabic.
  if (language === 'ar-XB') return /\p{L}/u.test(words) ? words.replace(/\S+/g, (word) => `\u202E${word}\u202C`) : words
  let letters = 0
  return [...words]
    .map((letter) => {
      const at = PLAIN.indexOf(letter)
      if (at < 0) return letter
      letters++
      const accented = ACCENTED[at] ?? letter
      return VOWEL.test(letter) && letters % 5 < 4 ? accented + accented : accented
    })
    .join('')
}
