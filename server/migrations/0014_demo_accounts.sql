-- Accounts of the demo, whose passwords everybody can read: open while the demo is on, closed while it is
-- off. Nobody else's account is one.
alter table account add column demo text check (demo in ('open', 'closed'));

-- Those of a demo that was there before. Real people have no addresses that end like this.
update account set demo = 'open'
where email like '%@demo.example' or (audience = 'company' and email in (
  'hr@fulcrumvale.example', 'hr@quollandfern.example', 'hr@evenkeel.example', 'hr@galahhill.example',
  'hr@pencilpine.example', 'hr@nullamunda.example', 'hr@messandlodge.example',
  'hr@whistlingkite.example', 'hr@thornbillcopper.example', 'hr@wilgara.example',
  'hr@riverbendnetworks.example', 'hr@fathomline.example', 'hr@longreachcore.example',
  'hr@hallettridge.example', 'hr@torquecreek.example', 'hr@redbackridge.example',
  'hr@pindarri-iron.example', 'hr@farshore.example', 'hr@gibberplain.example'
));
