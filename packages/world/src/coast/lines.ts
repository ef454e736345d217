/** Whole hundred-thousandths of a degree, each as its difference from the last, in the letters of the polyline format: a third of what digits take. */
export function packed(values: readonly number[]): string {
  let last = 0
  return values
    .map((value) => {
      const step = value - last
      last = value
      let rest = step < 0 ? ~(step << 1) : step << 1
      let text = ''
      for (; rest >= 32; rest >>>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63)
      return text + String.fromCharCode(rest + 63)
    })
    .join('')
}

export function unpacked(text: string): number[] {
  const values: number[] = []
  let [last, bits, shift] = [0, 0, 0]
  for (let i = 0; i < text.length; i++) {
    const part = text.charCodeAt(i) - 63
    bits |= (part & 31) << shift
    shift += 5
    if (part >= 32) continue
    last += bits & 1 ? ~(bits >>> 1) : bits >>> 1
    values.push(last)
    bits = shift = 0
  }
  return values
}
