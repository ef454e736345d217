const BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const BY_DOT = /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/

/** Digits and a dot of an amount as people write it: 1,234.50 and 1.234,50 alike, whatever sign or space is around it. */
export function plainAmount(text: string): string {
  const bare = text.replace(/[^\d.,]/g, '')
  if (BY_COMMA.test(bare)) return bare.replaceAll(',', '')
  return (BY_DOT.test(bare) ? bare.replaceAll('.', '') : bare).replaceAll(',', '.')
}
