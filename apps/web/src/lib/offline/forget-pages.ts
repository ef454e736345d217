import { isPagesCache, pagesOf } from './offline-pages.ts'

/** Deletes the stored pages of everybody but this person. Storing is a courtesy: where the browser has none, or refuses, the page goes on. */
export async function forgetPages({ but = null }: { but?: string | null } = {}): Promise<void> {
  try {
    const mine = but === null ? null : pagesOf(but)
    const names = await caches.keys()
    await Promise.all(names.filter((name) => isPagesCache(name) && name !== mine).map((name) => caches.delete(name)))
  } catch {
    // No stores here.
  }
}

/** A call by which a person leaves: nothing of theirs is left when it is asked, nor of what was being stored meanwhile when it is answered. */
export async function leaving<T>(call: () => Promise<T>): Promise<T> {
  await forgetPages()
  try {
    return await call()
  } finally {
    await forgetPages()
  }
}

/** A call by which somebody comes: when it is answered nothing is left of the person who was here before them. */
export async function coming<T extends { readonly ok: boolean }>(call: Promise<T>): Promise<T> {
  const answer = await call
  if (answer.ok) await forgetPages()
  return answer
}
