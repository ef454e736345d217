const EMAIL = /[^\s"'<>()@]+@[^\s"'<>()@]+\.[^\s"'<>()@]+/g
const CARD_NUMBER = /\b\d(?:[ -]?\d){11,18}\b/g
// Keys, tokens and secrets are long words with digits in them; ids of ours (`bkg_…`) are as long and just as private.
const TOKEN = /\b(?=[\w-]*\d)[\w-]{20,}\b/g
const NAMED = /((?:key|token|secret|code|password|authorization)["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi

/** The text without what must not leave this browser: addresses, card numbers, tokens and what is called one. */
export const redact = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(CARD_NUMBER, '[card]').replace(NAMED, '$1[hidden]').replace(TOKEN, '[token]').slice(0, MAX_CHARS)

const MAX_CHARS = 300
