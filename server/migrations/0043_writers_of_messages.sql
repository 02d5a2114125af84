-- Several people write for one company; its own people are told who of them has written.
alter table community_message add column written_by uuid references account on delete set null;
create index message_written_by on community_message (written_by) where written_by is not null;
