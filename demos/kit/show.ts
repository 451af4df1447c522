import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../client/styles/demo.scss'

/** Draws a program into its page. */
export function show(app: ReactNode): void {
  const root = document.getElementById('app')
  if (root === null) throw new Error('index.html has no element with the id "app" to draw into.')
  createRoot(root).render(app)
}
