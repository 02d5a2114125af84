import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../form/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { Confirm } from '../overlay/confirm.tsx'
import { Dialog, DialogClose } from '../overlay/dialog.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { Field } from '../form/field.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextInput } from '../form/text-input.tsx'
import { KitGroup, KitRow } from './kit-parts.tsx'

export function DialogsGroup() {
  return (
    <KitGroup title="Dialogs and drawers">
      <KitRow title="Dialog">
        <NoteDialog />
        <LongDialog />
      </KitRow>
      <KitRow title="Confirm">
        <Confirms />
      </KitRow>
      <KitRow title="Drawer">
        <FilterDrawer />
        <Drawer
          side="left"
          size="sm"
          title="Menu"
          trigger={<Button variant="secondary">Menu drawer</Button>}
        >
          <p>From the left on wide screens.</p>
        </Drawer>
      </KitRow>
    </KitGroup>
  )
}

function NoteDialog() {
  const [open, setOpen] = useState(false)

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Add a note</Button>}
      title="Add a note"
      description="Only your team sees it."
      footer={
        <>
          <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
          <Button onClick={() => setOpen(false)}>Save note</Button>
        </>
      }
    >
      <Field label="Title">
        <TextInput />
      </Field>
      <Field label="Note" optional>
        <TextArea />
      </Field>
    </Dialog>
  )
}

const siteRules = Array.from({ length: 14 }, (_, before) => before + 1)

function LongDialog() {
  return (
    <Dialog
      size="lg"
      trigger={<Button variant="secondary">Long dialog</Button>}
      title="Site rules for Mount Isa, north and south decline"
      footer={<DialogClose render={<Button />}>I have read them</DialogClose>}
    >
      {siteRules.map((rule) => (
        <p key={rule}>
          Rule {rule}. Everybody signs on at the gate, carries a charged radio, and stays on the
          marked side of the bund until the controller has answered by name.
        </p>
      ))}
    </Dialog>
  )
}

function Confirms() {
  const [error, setError] = useState<string>()

  return (
    <>
      <Confirm
        trigger={<Button variant="secondary">Close a job</Button>}
        title="Close this job?"
        description="36 people who applied are told. You can open it again."
        confirmLabel="Close job"
        onConfirmed={() => {}}
      />
      <Confirm
        trigger={<Button variant="secondary">Tick first</Button>}
        danger
        title="Delete your account?"
        description="Your profile and 12 applications are removed."
        tick="I understand that this cannot be undone"
        confirmLabel="Delete account"
        onConfirmed={() => {}}
      />
      <Confirm
        trigger={<Button variant="danger">Type first</Button>}
        danger
        title="Delete 214 people?"
        description="Their profiles, notes and files are removed for everybody."
        typed="DELETE"
        confirmLabel="Delete 214 people"
        error={error}
        onConfirmed={() => {
          setError('The server could not be reached. Nothing was deleted.')
          return false
        }}
      />
    </>
  )
}

function FilterDrawer() {
  return (
    <Drawer
      trigger={<Button variant="secondary">All filters</Button>}
      title="Filters"
      description="2 of 9 in force"
      actions={
        <>
          <IconButton icon={ChevronLeft} label="Previous" />
          <IconButton icon={ChevronRight} label="Next" />
        </>
      }
      footer={
        <>
          <Button className="flex-1">Show 412 jobs</Button>
          <Button variant="secondary">Clear all</Button>
        </>
      }
    >
      <Field label="Role, skill or ticket">
        <TextInput />
      </Field>
      <Field label="Roster" group>
        <div className="flex flex-col">
          {['8/6', '7/7', '2/1', '14/7', 'Residential', 'Casual', 'Days only', 'Nights'].map(
            (roster) => (
              <Checkbox key={roster} label={roster} />
            ),
          )}
        </div>
      </Field>
      <Field label="Lowest rate">
        <TextInput prefix="$" suffix="/hour" inputMode="decimal" />
      </Field>
    </Drawer>
  )
}
