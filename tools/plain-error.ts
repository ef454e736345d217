/** A failure that a person can act on: shown as one line, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}

/** Errors of other parts that say all there is to say in their message. */
const EXPLAINED = new Set(['PlainError', 'BadSetting', 'DataFolderLocked'])

/** Runs a script to its end; whatever it throws ends in one clear line and exit 1, a defect of ours with its stack before. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script()
  } catch (error) {
    if (!(error instanceof Error && EXPLAINED.has(error.name))) console.error(error)
    console.error(`sojourn: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
