import { createRoot } from 'react-dom/client'
import '../../../client/styles/demo.scss'
import { App } from './App.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no element with the id "app" to show the demo in.')
createRoot(root).render(<App />)
