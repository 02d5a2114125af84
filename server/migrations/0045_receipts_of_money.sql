-- What was paid by card, newest first, whoever paid and whether they are still here.
create index payment_received on payment (settled_at desc, id)
  where method = 'payment' and receipt_number is not null;
