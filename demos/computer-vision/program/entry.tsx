import { createRoot } from 'react-dom/client'
import '../../../client/styles/demo.scss'
import { App } from './App.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no element with the id "app" to draw into')
createRoot(root).render(<App />)
