import { say } from '@sojourn/i18n'
import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useNonce } from '../../lib/nonce.ts'
import { themeCss } from '../../lib/theme.ts'
import { GALLERY_THEMES } from '../shell/gallery-themes.ts'

/** `*.gallery.tsx` default-exports nothing: it exports `states`, each a name and what to render. */
interface GalleryFile {
  readonly states: Readonly<Record<string, ComponentType>>
}

const FILES = import.meta.glob<GalleryFile>(['../../features/*/*.gallery.tsx', '../../products/**/*.gallery.tsx', '../../ui/*.gallery.tsx'], { eager: true })

const GALLERY_CSS = GALLERY_THEMES.map(({ name, theme }) => themeCss(theme, `[data-theme="${name}"]`)).join('')

const nameOf = (path: string): string => path.split('/').at(-1)?.replace('.gallery.tsx', '') ?? path

/** Every state of every feature, under every theme, by day and by night. `?only=sign-in&theme=northwind&plate=dark` narrows it. */
export default function GalleryPage() {
  const [query] = useSearchParams()
  const nonce = useNonce()
  const only = query.get('only') ?? ''
  const themes = GALLERY_THEMES.filter(({ name }) => !query.has('theme') || name === query.get('theme'))
  const plates = ['light', 'dark'].filter((plate) => !query.has('plate') || plate === query.get('plate'))
  return (
    <main id="content" className="page-width py-8">
      <h1 className="text-h1-s">{say`Gallery`}</h1>
      <nav aria-label={say`Files`} className="flex flex-wrap gap-x-4">
        {Object.keys(FILES).map((path) => (
          <Link key={path} to={{ search: `?${new URLSearchParams({ ...Object.fromEntries(query), only: `/${nameOf(path)}.gallery` })}` }}>
            {nameOf(path)}
          </Link>
        ))}
      </nav>
      <style nonce={nonce} suppressHydrationWarning>
        {GALLERY_CSS}
      </style>
      {Object.entries(FILES)
        .filter(([path]) => path.includes(only))
        .map(([path, { states }]) =>
          Object.entries(states).map(([state, State]) =>
            themes.map(({ name, density }) =>
              plates.map((plate) => (
                <section key={`${path}${state}${name}${plate}`} className="mt-8">
                  <h2 className="text-caption">
                    {nameOf(path)}: {state} ({name}, {plate})
                  </h2>
                  <div data-theme={name} data-scheme={plate} data-density={density} className="mt-2 bg-paper p-5 text-body text-ink">
                    <State />
                  </div>
                </section>
              )),
            ),
          ),
        )}
    </main>
  )
}
