import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { coreOf, type Estimate } from './domain/weak-password.ts'

/** The estimator's work grows with the square of the length, and what it has to say it says of the beginning. */
const READ_CHARS_MAX = 40
const SUBSTITUTIONS_MAX = 20

let estimator: Promise<ZxcvbnFactory> | null = null

// Its lists take some thirty megabytes and a moment: most processes never need them.
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: READ_CHARS_MAX, l33tMaxSubstitutions: SUBSTITUTIONS_MAX })
}

/** How many guesses a password takes (as a power of ten), by the lists and patterns of zxcvbn, and what kind of guess finds it. `words`: what of its chooser is known. */
export async function estimatePassword(password: string, words: readonly string[]): Promise<Estimate> {
  estimator ??= load()
  const known = await estimator
  const { guessesLog10, sequence } = known.check(password.slice(0, READ_CHARS_MAX), [...words])
  const isOwn = sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs')
  const isListed = sequence.some(({ pattern }) => pattern === 'dictionary')
  const core = coreOf(password)
  const coreLog10 = core === null ? null : known.check(core).guessesLog10
  return { guessesLog10, coreLog10, foundBy: isOwn ? 'own' : isListed ? 'common' : 'pattern' }
}
