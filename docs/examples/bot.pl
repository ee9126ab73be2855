#!/usr/bin/perl
# A bot in Perl, written from docs/bots.md alone: it plays legally, writes and challenges never.
#   npx forceout tournament "perl docs/examples/bot.pl" beginner
use strict;
use warnings;
use JSON::PP;

$| = 1;
my $json = JSON::PP->new->canonical;
my $last_code = '';

sub act {
    my ($task, $ask) = @_;
    my ($view, $seat) = @{$ask}{qw(view seat)};
    my $position = $view->{position};
    return { do => $task } if $task =~ /^(roll-for-setter|begin-shake|sign|agree)$/;
    if ($task eq 'roll') {
        return { do => 'lay-out', cubes => [ 'V', 'V', '^' ] } if $last_code eq 'lay-out-first';
        return { do => 'roll' };
    }
    return { do => 'deal', count => 10 } if $task eq 'deal';
    if ($task eq 'pick') {
        my @choice = @{ $ask->{picks} };
        return { do => 'pick', variation => $choice[ rand @choice ] };
    }
    if ($task eq 'goal' || $task eq 'dispute-goal') {
        my ($digit) = map { /([0-9])$/ ? $1 : () } @{ $position->{resources} };
        return { do => 'set-goal', goal => "$digit" };
    }
    if ($task eq 'turn') {
        my @cubes = @{ $position->{resources} };
        return { do => 'move', cube => $cubes[ rand @cubes ], to => 'permitted' };
    }
    return { do => 'decline' } if $task eq 'write' || $task eq 'decide';
    if ($task eq 'check') {
        my $phase = $view->{phase};
        for my $paper (@{ $phase->{papers} }) {
            my ($mine) = grep { $_->{seat} == $seat } @{ $paper->{checks} };
            next unless $mine && $mine->{decision} eq 'undecided';
            next if defined $phase->{current} && $phase->{current} != $paper->{seat};
            return { do => 'accept', writer => $paper->{seat} };
        }
    }
    return undef;
}

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    $last_code = $message->{code} if $message->{type} eq 'refused';
    next unless $message->{type} eq 'ask';
    my ($duty) = @{ $message->{duties} };
    my $deed = $duty ? act($duty->{task}, $message) : undef;
    print $json->encode({ id => $message->{id}, do => $deed, after => 3 }), "\n";
}
