import { createRoot } from 'react-dom/client'
import { loadSample } from '../../../client/components/load-sample.ts'
import '../../../client/styles/demo.scss'
import { App } from './App.tsx'
import { toSample } from './samples.ts'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no element with the id "app" to draw into.')
const place = createRoot(root)

async function start() {
  const table = await loadSample()
  place.render(<App sample={table && toSample(table)} />)
}

void start()
