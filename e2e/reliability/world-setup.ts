import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WORLD } from '../harness/demo-world.ts'

/** Vitest's global set-up: the folder in which this run keeps its demo world. */
export function setup(): () => void {
  const world = mkdtempSync(join(tmpdir(), 'sojourn-world-'))
  process.env[WORLD] = world
  return () => rmSync(world, { recursive: true })
}
