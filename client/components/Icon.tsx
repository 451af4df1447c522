import {
  BadgeCheck,
  Bot,
  Building2,
  ChartNoAxesCombined,
  ClipboardCheck,
  Code,
  Compass,
  Database,
  FlaskConical,
  Gauge,
  Globe,
  Layers,
  type LucideIcon,
  MessagesSquare,
  Plug,
  Scale,
  Search,
  ShieldCheck,
  Sparkles,
  User,
  Users,
} from 'lucide-react'
import type { ServiceCard } from '../../shared/content/schemas/service.ts'

export type IconName = ServiceCard['icon']

const icons: { readonly [Name in IconName]: LucideIcon } = {
  agent: Bot,
  api: Plug,
  badge: BadgeCheck,
  building: Building2,
  chart: ChartNoAxesCombined,
  chat: MessagesSquare,
  clipboard: ClipboardCheck,
  code: Code,
  compass: Compass,
  data: Database,
  flask: FlaskConical,
  globe: Globe,
  layers: Layers,
  people: Users,
  person: User,
  scale: Scale,
  search: Search,
  shield: ShieldCheck,
  spark: Sparkles,
  speed: Gauge,
}

export const iconNames = Object.keys(icons).filter((name): name is IconName => name in icons)

/** A decorative icon by the name that content uses; the words beside it say what it means. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
}
