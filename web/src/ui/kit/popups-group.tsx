import { Archive, Copy, Ellipsis, Info, LogOut, Pencil, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../form/button.tsx'
import { IconButton } from '../form/icon-button.tsx'
import {
  Menu,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../overlay/menu.tsx'
import { Popover } from '../overlay/popover.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { useToast } from '../overlay/toast.ts'
import { Tooltip } from '../overlay/tooltip.tsx'
import { KitGroup, KitRow } from './kit-parts.tsx'

const sections = ['About', 'Experience', 'Tickets', 'Notes', 'Activity', 'Files'] as const

export function PopupsGroup() {
  const [section, setSection] = useState<string>('Tickets')

  return (
    <KitGroup title="Tabs, menus and messages">
      <Tabs
        label="Profile of Jo Nguyen"
        value={section}
        onValueChange={setSection}
        tabs={sections.map((name, place) => ({
          value: name,
          label: name,
          count: place === 2 || place === 3 ? place * 3 : undefined,
          disabled: name === 'Files',
          panel: <p>What belongs under {name.toLowerCase()}.</p>,
        }))}
      />
      <KitRow title="Menu">
        <Menus />
      </KitRow>
      <KitRow title="Tooltip and popover">
        <Tooltip text="Seen 12 minutes ago, 21 Nov 2026, 10:42 am">
          <IconButton icon={Info} label="Last seen" />
        </Tooltip>
        <Popover
          title="Save this search"
          trigger={<Button variant="secondary">Save search</Button>}
        >
          <p className="mb-3 max-w-64 text-ink-2">We write to you when a new job fits.</p>
          <Button wide>Save and alert me daily</Button>
        </Popover>
      </KitRow>
      <KitRow title="Toast">
        <Toasts />
      </KitRow>
    </KitGroup>
  )
}

function Menus() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')

  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton icon={Ellipsis} label="Actions for HD fitter" variant="outlined" />}
      >
        <MenuItem icon={Pencil} onSelected={() => {}}>
          Edit
        </MenuItem>
        <MenuItem icon={Copy} onSelected={() => {}}>
          Duplicate
        </MenuItem>
        <MenuItem icon={Archive} disabled onSelected={() => {}}>
          Archive
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelected={() => {}}>
          Delete
        </MenuItem>
      </Menu>
      <Menu align="start" trigger={<Button variant="secondary">Jo Nguyen</Button>}>
        <MenuGroup label="jo@example.com">
          <MenuLink icon={Settings} href="#settings">
            Settings
          </MenuLink>
        </MenuGroup>
        <MenuSeparator />
        <MenuChoices
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelected={() => {}}>
          Sign out
        </MenuItem>
      </Menu>
    </>
  )
}

function Toasts() {
  const toast = useToast()

  return (
    <>
      <Button variant="secondary" onClick={() => toast.success('Your profile was saved.')}>
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('The file could not be read. Choose another one.')}
      >
        Error
      </Button>
      <Button variant="secondary" onClick={() => toast.warning('You have 1 job credit left.')}>
        Warning
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.undo('HD fitter was archived.', () => toast.success('HD fitter is back.'))
        }
      >
        Undo
      </Button>
    </>
  )
}
