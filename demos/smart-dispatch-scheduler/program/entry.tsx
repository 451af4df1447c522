import { createRoot } from 'react-dom/client'
import { loadSample } from '../../../client/components/load-sample.ts'
import '../../../client/styles/demo.scss'
import { App } from './App.tsx'
import { readDayCsv } from './read-day.ts'
import { createSampleDay } from './sample.ts'

const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no element with the id "app"')
const place = createRoot(root)

async function start() {
  const sample = await loadSample()
  const invented = createSampleDay(1)
  const read = readDayCsv(sample?.csv ?? '', invented)
  place.render(<App start={read.kind === 'read' ? read.day : invented} />)
}

void start()
