import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
/** The builder's own axe. Its findings name the element by its selector: without this it stores the source of each element, a fifth of its work. */
const axeSource = `${readFileSync(axe, 'utf8')};axe.configure({ noHtml: true })`

/** Axe finds nothing on the page, its frames included. Colours during a transition are not checked, so animations are finished first. `without` names rules that cannot hold here. */
export async function axeClean(page: Page, { without = [] }: { without?: readonly string[] } = {}): Promise<void> {
  await atRest(page)
  const reader = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).disableRules([...without])
  // Only the findings of several frames have to be merged, by a page of their own. A single frame reports at once, in a third of the time.
  const { violations } = await reader.setLegacyMode(page.frames().length === 1).analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}

/** Finite animations are finished; infinite ones go on. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
