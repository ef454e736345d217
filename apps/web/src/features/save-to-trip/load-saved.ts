import { readSaved } from './save-to-trip-api.ts'
import { setSaved } from './saved-items.ts'

/** Reads what a person has saved. Where that fails the hearts stay empty: nothing is lost, and the dialog asks again. */
export async function loadSaved(userId: string): Promise<void> {
  const saved = await readSaved()
  if (saved) setSaved(userId, saved)
}
