-- A logo: the address that its ticket promised, and the bytes that were taken for it. Both have a name
-- of their own, so whatever else was put for the same address never touches these bytes.
create table logo (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  file_id text not null unique references stored_file,
  -- Who may use it: a company, or the draft of one.
  owner text not null,
  -- When it was put, or its owner last named it.
  named_at timestamptz not null
);

create index logo_of_owner on logo (owner);

insert into logo (id, file_id, owner, named_at)
  select file.id, file.id, coalesce(ticket.owner, 'company:' || shown.company_id, 'nobody'), file.stored_at
  from stored_file as file
  left join upload_ticket as ticket on ticket.file_id = file.id
  left join (select logo_id, min(id::text) as company_id from company group by logo_id) as shown
    on shown.logo_id = file.id
  where file.purpose = 'logo';

alter table company drop constraint company_logo_id_fkey;
alter table company
  add constraint company_logo_id_fkey foreign key (logo_id) references logo on delete set null;

-- A ticket that was spent has become a logo.
delete from upload_ticket where used_at is not null;
drop index upload_ticket_of_owner;
alter table upload_ticket drop column used_at;
alter table upload_ticket rename column file_id to logo_id;
create index upload_ticket_of_owner on upload_ticket (owner);

-- A draft that became an account stays for its thirty days, empty, so that it makes no second one.
alter table registration_draft add column used_at timestamptz;
