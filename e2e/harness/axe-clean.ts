import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
/** The builder's own axe. What it finds is told by its place: without this it writes down the source of each element it looks at, a fifth of its work. */
const axeSource = `${readFileSync(axe, 'utf8')};axe.configure({ noHtml: true })`

/** Axe finds nothing on the page, its frames included. Colours halfway between two are nobody's choice, so what is moving comes to its end first. `without` names rules that cannot hold here. */
export async function axeClean(page: Page, { without = [] }: { without?: readonly string[] } = {}): Promise<void> {
  await atRest(page)
  const reader = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).disableRules([...without])
  // Only what several frames found has to be put together, by a page of its own. One by itself tells at once, in a third of the time.
  const { violations } = await reader.setLegacyMode(page.frames().length === 1).analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}

/** What runs to an end has come to it; what turns for ever goes on turning. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
