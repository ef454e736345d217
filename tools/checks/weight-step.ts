import { DEFAULT_LANGUAGE, LANGUAGES } from '@sojourn/i18n'
import { fromRoot } from '../root.ts'
import { type RouteWeight, routeWeights } from '../web-build/route-weights.ts'
import type { Step } from './step.ts'

/** Bytes of script a page may start with, in every language: a guard against growth nobody meant (decision 0026). What a user feels is measured by `bench -- pages`. */
const MOST = 160 * 1_024

/** Weighs the pages of the web build. It prints the heaviest page of each language, and fails with all that are too heavy. */
export const weightStep: Step = {
  name: 'weight of pages',
  stopsTheRun: false,
  async run() {
    const languages = LANGUAGES.map(({ tag }) => ({ tag, isDefault: tag === DEFAULT_LANGUAGE }))
    const weights = routeWeights(fromRoot('apps', 'web', 'build', 'client', 'assets'), languages)
    for (const { tag } of languages)
      console.log(
        `  heaviest in ${weights
          .filter(({ language }) => language === tag)
          .slice(0, 1)
          .map(textOf)}`,
      )
    const heavy = weights.filter(({ bytes }) => bytes > MOST)
    return { ok: heavy.length === 0, output: [`more than ${MOST / 1_024} KB of script:`, ...heavy.map(textOf)].join('\n  ') }
  },
}

const textOf = ({ language, route, bytes }: RouteWeight): string => `${language}: ${route}, ${(bytes / 1_024).toFixed(1)} KB`
