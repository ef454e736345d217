import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Toasts } from '../ui/toast.tsx'
import './app.css'
import GalleryPage from './routes/gallery.tsx'

/** The gallery without the site around it: a page of files alone, in English, which `vite.gallery.config.ts` builds for `e2e/gallery.e2e.ts`. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <Toasts>
        <GalleryPage />
      </Toasts>
    ),
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
