select track_changes('customers'), track_changes('payment_methods');
