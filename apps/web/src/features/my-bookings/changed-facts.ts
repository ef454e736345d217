import type { DescriptionShape } from '@sojourn/contracts'
import { daysText, dayText, dayTimeText, say } from '@sojourn/i18n'

/** One thing that is said of what was booked, as it was and as it is to be. Null where it was not said, or is not any more. */
export interface ChangedFact {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** What two descriptions of one item say differently, in the order in which a person reads it. */
export function changedFacts(before: DescriptionShape, after: DescriptionShape): ChangedFact[] {
  const [was, is] = [saidOf(before), saidOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
    const change = { label, before: was.get(label) ?? null, after: is.get(label) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function saidOf({ title, summary, place, from, to, starts, facts }: DescriptionShape): Map<string, string> {
  const all: (readonly [string, string | undefined])[] = [
    [say`Booked`, title],
    [say`Details`, summary],
    [say`Place`, place?.address],
    [say`When`, from && to ? daysText(from, to) : undefined],
    ...(starts ? [[starts.label, dayTimeText(dayText(starts.on), starts.time)] as const] : []),
  ]
  const said = new Map(all.flatMap(([label, value]) => (value ? [[label, value] as const] : [])))
  // What is said already by its own label is not said twice.
  for (const { label, value } of facts) if (!said.has(label)) said.set(label, value)
  return said
}
