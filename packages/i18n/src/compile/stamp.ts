import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DEFAULT_LANGUAGE } from '../languages.ts'
import { readCatalogue, translator } from '../server.ts'
import type { FoundMessage } from './find-messages.ts'
import { LANGUAGE_MARK, markOf } from './mark-texts.ts'

interface Build {
  /** What `react-router build` left: `client/assets` and `server`. */
  readonly folder: string
  /** All texts of the sources it was made from. */
  readonly messages: readonly FoundMessage[]
  readonly languages: readonly string[]
}

/**
 * Makes a copy of a build for each language, with its texts in place: of the browser's scripts in `client/assets/<language>-<hash>/`, of the server's in
 * `server/<language>/`. The default language is put in the folder of the build. Style sheets, fonts and pictures are shared.
 */
export async function stampBuild({ folder, messages, languages }: Build): Promise<void> {
  const assets = join(folder, 'client', 'assets')
  const scripts = await readScripts(assets)
  const server = await readScripts(join(folder, 'server'))
  const ordered = [...languages.filter((language) => language !== DEFAULT_LANGUAGE), DEFAULT_LANGUAGE]
  for (const language of ordered) {
    const texts = textsOf(language, messages)
    const isDefault = language === DEFAULT_LANGUAGE
    const under = isDefault ? '' : `${language}-${hashOf([...texts.values()])}/`
    const stamp = (script: string) => stampScript(script, texts, under)
    writeScripts(join(assets, under), scripts, stamp)
    writeScripts(join(folder, 'server', isDefault ? '' : language), server, stamp)
  }
}

type Scripts = ReadonlyMap<string, string>

async function readScripts(folder: string): Promise<Scripts> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)))
}

function writeScripts(folder: string, scripts: Scripts, stamp: (script: string) => string): void {
  for (const inner of new Set([...scripts.keys()].map(dirname))) mkdirSync(join(folder, inner), { recursive: true })
  // Four thousand small files: each takes longer to be handed to another thread than to be written.
  for (const [name, script] of scripts) writeFileSync(join(folder, name), stamp(script))
}

/** The text in a language for each mark; a message without a translation stays English, which a test forbids. */
export function textsOf(language: string, messages: readonly FoundMessage[]): Map<string, string> {
  const find = translator(language, readCatalogue(language))
  const texts = new Map(messages.map((one) => [markOf(one), find(one.message, one.context) ?? one.message]))
  return texts.set(LANGUAGE_MARK, language)
}

const hashOf = (texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)

const MARK = /%say-[a-z0-9]+%/g
// What one script names of another by its whole address; most do by a relative one, which stays true in the folder of a language.
const ADDRESS = /(?<=["'`])\/assets\/([\w.-]+\.js)\b/g

/** A script with the texts of a language in place, naming the other scripts of that language. Throws where a mark has no text. */
export function stampScript(script: string, texts: ReadonlyMap<string, string>, under: string): string {
  return script
    .replace(MARK, (mark) => {
      const text = texts.get(mark)
      if (text === undefined) throw new Error(`${mark} has no text: its source is not among those that were searched`)
      return inLiteral(text)
    })
    .replace(ADDRESS, `/assets/${under}$1`)
}

/** A text as it is written in a literal of any of the three kinds: the build chooses the quotes. */
const inLiteral = (text: string): string =>
  text
    .replaceAll(/[\\"'`]/g, '\\$&')
    .replaceAll('${', '\\${')
    .replaceAll('\n', '\\n')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
