import { show } from '../../kit/show.ts'
import { App } from './App.tsx'

show(<App />)
