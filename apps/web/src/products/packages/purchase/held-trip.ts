import type { Instead, PackageDetails, Part } from '../packages-api.ts'

/** What a checkout of this tab was chosen as: its parts in their order, and of each what could take its place. */
export interface HeldTrip {
  readonly parts: readonly Part[]
  readonly options: readonly (readonly Instead[])[]
}

/** A package as it is held. What could take the place of a part is looked up before: once it is held, the last room is nobody else's. */
export const heldOf = ({ package: { parts }, alternatives }: Pick<PackageDetails, 'package' | 'alternatives'>): HeldTrip => ({
  parts,
  options: parts.map((_, index) => alternatives.find(({ part }) => part === index + 1)?.options ?? []),
})

/** The trip with a part in the place of another, which may be taken back. */
export function tripWith({ parts, options }: HeldTrip, at: number, taken: Instead): HeldTrip {
  const cents = (amount: number) => Math.round(amount * 100) / 100
  const before = parts[at]
  const others = (options[at] ?? []).flatMap((each): readonly Instead[] => {
    if (each.part.url !== taken.part.url) return [{ ...each, difference: cents(each.difference - taken.difference) }]
    return before ? [{ part: before, total: cents(each.total - each.difference), difference: cents(-each.difference) }] : []
  })
  return { parts: parts.with(at, taken.part), options: options.with(at, others) }
}

const keyOf = (checkoutId: string): string => `package:${checkoutId}`

/** Remembers for this tab what is held, so that a part can be changed in its checkout. A tab that stores nothing goes on without that. */
export function rememberHeld(checkoutId: string, trip: HeldTrip): void {
  try {
    sessionStorage.setItem(keyOf(checkoutId), JSON.stringify(trip))
  } catch {
    // The checkout is the same without it.
  }
}

export function heldTrip(checkoutId: string): HeldTrip | null {
  try {
    const stored = sessionStorage.getItem(keyOf(checkoutId))
    return stored === null ? null : (JSON.parse(stored) as HeldTrip)
  } catch {
    return null
  }
}
