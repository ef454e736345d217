import type { Membership } from './domain/membership.ts'

/**
 * Goes through memberships in their order until a full page of them was taken, or none is left. Those that are passed over, since their hour has not come yet, keep no others
 * from their turn. `claim` answers the page after a membership, `take` null for one that is passed over.
 */
export async function takeDue<T>(
  limit: number,
  claim: (after: Membership | null) => Promise<readonly Membership[]>,
  take: (membership: Membership) => Promise<T | null>,
): Promise<T[]> {
  const taken: T[] = []
  let after: Membership | null = null
  while (taken.length < limit) {
    const page: readonly Membership[] = await claim(after)
    for (const membership of page) {
      const result = await take(membership)
      if (result !== null) taken.push(result)
    }
    if (page.length < limit) break
    after = page.at(-1) ?? null
  }
  return taken
}
