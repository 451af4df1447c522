import { createRoot } from 'react-dom/client'
import '../../styles/demo.scss'
import { App } from './App.tsx'

const place = document.getElementById('app')
if (place === null) throw new Error('The page has no element with the id "app" to draw into.')
createRoot(place).render(<App />)
