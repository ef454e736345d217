import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const FORM = /<form\b(?:=>|[^>])*/g

const faultsIn = (file: string, source: string): string[] =>
  (source.match(FORM) ?? []).filter((form) => !/\s(?:method="dialog"|action=)/.test(form)).map((form) => `${file}: ${form}`)

test('every form says how it is sent: by a script alone (`dialog`), or to an address', () => {
  // Without a method a browser writes what is typed into the address: where there are no scripts, or before they are here.
  const faults = ['apps/web/src', 'apps/gateway/src/pages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .flatMap((name) => faultsIn(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'))),
  )
  expect(faults).toEqual([])
  expect(faultsIn('a.tsx', '<form noValidate onSubmit={send}>')).toHaveLength(1)
  expect(faultsIn('a.tsx', '<form method="get" onSubmit={send}>')).toHaveLength(1)
  expect(faultsIn('a.tsx', '<form\n  onSubmit={(event) => send(event)}\n  method="dialog"\n>')).toHaveLength(0)
  expect(faultsIn('a.tsx', '<form action="/search" method="get">')).toHaveLength(0)
})
