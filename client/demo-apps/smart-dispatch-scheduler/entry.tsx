import { createRoot } from 'react-dom/client'
import { loadSample } from '../../components/load-sample.ts'
import '../../styles/demo.scss'
import { App } from './App.tsx'
import { readRiders } from './riders.ts'
import { createSampleDay } from './sample.ts'

const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no element with the id "app"')
const place = createRoot(root)

async function start() {
  const sample = await loadSample()
  place.render(<App start={(sample && readRiders(sample.csv)) ?? createSampleDay(1)} />)
}

void start()
