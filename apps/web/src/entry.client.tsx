import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { appCss, foundStyles } from './app/app-styles.tsx'
import { afterLoad } from './lib/after-load.ts'
import { storeFile } from './lib/first-view.ts'

if (window.earlyInput) window.earlyInput.isReactHere = true
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// The next page is sent a link to the style sheet instead of its text, once the file is in the cache.
if (foundStyles !== null) afterLoad(() => void storeFile(appCss))
