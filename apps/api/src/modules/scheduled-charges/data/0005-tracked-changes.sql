select track_changes('scheduled_charges'),
  track_changes('charge_attempts'),
  track_changes('charge_refunds'),
  track_changes('charge_notices'),
  track_changes('charge_mandates'),
  track_changes('charge_disputes');
