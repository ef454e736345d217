import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@sojourn/i18n'
import { arranged, productMessages } from '@sojourn/i18n/compile'
import { LOCALES, readCatalogue } from '@sojourn/i18n/server'
import { runScript } from './plain-error.ts'
import { root } from './root.ts'

// Puts the catalogues of all languages in order after texts were added, changed or moved: a new one is empty until it is translated, one that is no
// longer said is gone, and each is in the file of its feature.
await runScript(async () => {
  const messages = productMessages(root)
  for (const { tag } of LANGUAGES.filter((language) => language.tag !== DEFAULT_LANGUAGE)) {
    const files = arranged(messages, readCatalogue(tag))
    for (const name of readdirSync(join(LOCALES, tag)).filter((file) => file.endsWith('.json') && !files.has(file))) rmSync(join(LOCALES, tag, name))
    let empty = 0
    for (const [name, text] of files) {
      writeFileSync(join(LOCALES, tag, name), text)
      empty += text.match(/": ""/g)?.length ?? 0
    }
    console.log(`${tag}: ${files.size} catalogues, ${empty} texts not translated`)
  }
})
