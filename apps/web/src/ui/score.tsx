/** A score as a figure with its word: the figure in the display face, because it is used alone. */
export function Score({ value, word, detail }: { value: string; word: string; detail: string }) {
  return (
    <p className="score">
      <span className="score-value">{value}</span>
      <span className="text-small font-[620]">{word}</span>
      <span className="text-small text-ink-2">{detail}</span>
    </p>
  )
}
