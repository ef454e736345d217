/** Where the caret stands in a text behind so many of its digits. */
export function caretAfter(text: string, digits: number): [number, number] {
  let at = 0
  for (let seen = 0; at < text.length && seen < digits; at++) if (/\d/.test(text[at] as string)) seen++
  return [at, at]
}
