/** What was charged, what is held, which card is saved: pairs between hairlines. */
export function Facts({ facts }: { facts: readonly (readonly [what: string, how: string])[] }) {
  return (
    <dl className="mt-5 border-t border-rule">
      {facts.map(([what, how]) => (
        <div key={what} className="flex justify-between gap-4 border-b border-rule py-2.5 text-small">
          <dt className="text-ink-2">{what}</dt>
          <dd className="text-end font-[620]">{how}</dd>
        </div>
      ))}
    </dl>
  )
}
